import { useState } from 'react';
import { Face } from '../play/face.tsx';
import { Link } from '../shell/link.tsx';
import { useTongue } from '../shell/tongue.tsx';
import { forget, type Kept, shelf } from '../table/shelf.ts';
import { ForgetButton, ShelfList } from './shelf-list.tsx';

function KeptGame({ kept, onForget }: { readonly kept: Kept; readonly onForget: () => void }) {
  const { words, web } = useTongue();
  const { record, sitters, id } = kept;
  const over = record.outcome !== undefined;
  const name = record.game === 'fort' ? words.fort.name : words.treehouse.name;
  return (
    <li className="kept sheet">
      <span className="faces">
        {sitters.map((sitter, seat) => (
          <Face key={`${seat}-${sitter.name}`} sitter={sitter} seat={seat} />
        ))}
      </span>
      <span className="kept-name">
        <strong>{name}</strong>
        <span>{sitters.map((sitter) => sitter.name).join(', ')}</span>
      </span>
      <Link
        to={over ? { at: 'replay', source: { from: 'kept', id } } : { at: 'table', id }}
        className={over ? 'button' : 'button strong'}
      >
        {web.t(over ? 'home:look-again' : 'home:continue')}
      </Link>
      <ForgetButton onForget={onForget} />
    </li>
  );
}

/** The games that are kept in this browser. */
export function Shelf({ which }: { readonly which: 'running' | 'finished' }) {
  const { web } = useTongue();
  const [kept, setKept] = useState(shelf);
  const fitting = kept.filter(
    ({ record }) => (record.outcome === undefined) === (which === 'running'),
  );
  const drop = (id: string): void => {
    forget(id);
    setKept(shelf());
  };
  return (
    <ShelfList
      title={web.t(`home:${which}`)}
      games={fitting}
      row={(one) => <KeptGame key={one.id} kept={one} onForget={() => drop(one.id)} />}
    />
  );
}
