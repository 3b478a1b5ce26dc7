import { ROOMS } from '@treefort/treehouse';
import type { Plugin } from 'vite';
import { face, inMood } from './faces.ts';
import { KIDS, type Look, type Mood, PEOPLE } from './kids.ts';
import { roomPicture } from './room-picture.ts';
import { animalPictures, colourPictures, suitPictures, thingPictures } from './symbols.ts';

const folder = (name: string, files: readonly (readonly [string, string])[]): [string, string][] =>
  files.map(([id, drawn]) => [`art/${name}/${id}.svg`, drawn]);

const MOODS: readonly Mood[] = ['glad', 'sad'];

/** A face as printed, glad and sad. */
const faces = ([id, looks]: readonly [string, readonly Look[]]): [string, string][] => [
  [id, face(looks)],
  ...MOODS.map((mood): [string, string] => [`${id}-${mood}`, face(inMood(looks, mood))]),
];

/** Every picture by its path. */
function everyPicture(): Map<string, string> {
  return new Map([
    ...folder('kids', Object.entries(KIDS).flatMap(faces)),
    ...folder('people', PEOPLE.map((look, i) => [String(i), [look]] as const).flatMap(faces)),
    ...folder(
      'rooms',
      ROOMS.map((room, i) => [room, roomPicture(i)]),
    ),
    ...folder('suits', suitPictures()),
    ...folder('colours', colourPictures()),
    ...folder('things', thingPictures()),
    ...folder('animals', animalPictures()),
  ]);
}

/** Draws every picture when the client is built, and on request while it is worked on. */
export function pictures(): Plugin {
  return {
    name: 'treefort-pictures',
    configureServer(server) {
      const drawn = everyPicture();
      server.middlewares.use((request, response, next) => {
        const found = drawn.get((request.url ?? '').slice(1).split('?')[0] ?? '');
        if (found === undefined) return next();
        response.setHeader('content-type', 'image/svg+xml');
        response.end(found);
      });
    },
    generateBundle() {
      for (const [fileName, source] of everyPicture()) {
        this.emitFile({ type: 'asset', fileName, source });
      }
    },
  };
}
