import { nth } from '@treefort/kernel';

export const COLOURS = ['red', 'yellow', 'green', 'blue', 'purple', 'brown'] as const;
export type Colour = (typeof COLOURS)[number];

/** 12 rooms of each colour, in the order of COLOURS: room n has colour n / 12 (tree.rooms). */
export const ROOMS = [
  // red: activity
  'climbing-wall',
  'trapeze-loft',
  'pillow-arena',
  'spring-floor',
  'fire-pole',
  'ninja-gauntlet',
  'sock-slide',
  'fencing-deck',
  'pogo-court',
  'tyre-swing',
  'monkey-bars',
  'dodgeball-cage',
  // yellow: education
  'library',
  'telescope-dome',
  'fossil-lab',
  'map-room',
  'inventors-bench',
  'rocket-hangar',
  'cipher-office',
  'clockwork-studio',
  'microscope-nook',
  'robot-school',
  'printing-press',
  'abacus-alcove',
  // green: outdoors
  'plant-nursery',
  'butterfly-balcony',
  'owl-roost',
  'campfire-platform',
  'hammock-grove',
  'beehive-terrace',
  'kite-launchpad',
  'firefly-porch',
  'sunflower-patch',
  'rabbit-burrow',
  'moss-garden',
  'cloud-watching-roof',
  // blue: water
  'water-slide',
  'tide-pool',
  'pirate-dock',
  'bubble-bathroom',
  'rain-chamber',
  'submarine-cabin',
  'otter-pond',
  'canoe-canal',
  'waterfall-cave',
  'penguin-rink',
  'water-balloon-armoury',
  'jellyfish-lounge',
  // purple: entertainment
  'puppet-theatre',
  'magic-stage',
  'karaoke-booth',
  'pinball-parlour',
  'comic-corner',
  'costume-closet',
  'disco-attic',
  'model-railway',
  'haunted-hallway',
  'mirror-maze',
  'drum-den',
  'carousel',
  // brown: food
  'pancake-kitchen',
  'cocoa-fountain',
  'popcorn-silo',
  'cookie-vault',
  'noodle-bar',
  'jam-pantry',
  'cheese-cellar',
  'lemonade-stand',
  'taco-counter',
  'marshmallow-hearth',
  'pie-windowsill',
  'dumpling-galley',
] as const;
export type RoomName = (typeof ROOMS)[number];

export const roomName = (room: number): RoomName => nth(ROOMS, room);
export const colourName = (colour: number): Colour => nth(COLOURS, colour);
