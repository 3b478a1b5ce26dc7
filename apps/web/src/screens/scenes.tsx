import '../style/scenes.css';
import { Picture } from '../shell/picture.tsx';

/** The picture of Fort: a fort of planks with kids looking out. */
export function FortScene() {
  return (
    <div className="scene fort-scene" aria-hidden="true">
      <Picture of="kids/doc" className="kid kid-1" />
      <Picture of="kids/punky" className="kid kid-2" />
      <Picture of="kids/giggles" className="kid kid-3" />
      <Picture of="kids/bug" className="kid kid-4" />
      <svg viewBox="0 0 400 240" preserveAspectRatio="xMidYMax slice">
        <title>A fort of planks</title>
        <path className="flag" d="M384 6v120" />
        <path className="pennant" d="M382 8l-60 15 60 18z" />
        <g className="planks">
          <path d="M14 128l22-12 22 12v112H14z" />
          <path d="M58 132l21-10 23 8v110H58z" />
          <path d="M102 126l24-12 20 12v114h-44z" />
          <path d="M146 130l22-10 22 10v110h-44z" />
          <path d="M190 126l22-12 22 12v114h-44z" />
          <path d="M234 132l22-12 22 12v108h-44z" />
          <path d="M278 126l22-10 22 12v112h-44z" />
          <path d="M322 130l24-12 20 10v112h-44z" />
          <path d="M366 128l14-8 14 10v110h-28z" />
        </g>
        <path className="rail" d="M4 162h392v18H4z" />
        <path className="rail" d="M4 212h392v16H4z" />
        <path className="doorway" d="M170 240v-50q32-34 64 0v50z" />
        <g className="sign" transform="rotate(-3 96 196)">
          <path d="M46 178h104v36H46z" />
          <path className="scribble" d="M58 198q8-14 16 0t16 0 16 0 16 0 16-2" />
        </g>
      </svg>
    </div>
  );
}

const ROOMS = [
  ['owl-roost', 'r1'],
  ['rocket-hangar', 'r2'],
  ['carousel', 'r3'],
  ['otter-pond', 'r4'],
  ['pancake-kitchen', 'r5'],
  ['library', 'r6'],
  ['monkey-bars', 'r7'],
] as const;

/** The picture of Treehouse: rooms in the crown of a tree. */
export function TreehouseScene() {
  return (
    <div className="scene tree-scene" aria-hidden="true">
      <svg viewBox="0 0 400 240" preserveAspectRatio="xMidYMax slice">
        <title>A tree house</title>
        <g className="crown">
          <circle cx="110" cy="92" r="74" />
          <circle cx="290" cy="92" r="74" />
          <circle cx="200" cy="62" r="86" />
          <circle cx="150" cy="130" r="56" />
          <circle cx="250" cy="130" r="56" />
        </g>
        <path className="trunk" d="M168 240q16-44 12-104h40q-4 60 12 104z" />
        <path className="branch" d="M186 170q-40-8-66-34M214 170q40-8 66-34" />
        <path className="rope" d="M262 150v58M282 148v60M262 164h20M262 180h20M262 196h20" />
      </svg>
      {ROOMS.map(([room, place]) => (
        <Picture key={room} of={`rooms/${room}`} className={`room ${place}`} />
      ))}
    </div>
  );
}
