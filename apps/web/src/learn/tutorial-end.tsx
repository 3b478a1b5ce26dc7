import '../style/learn.css';
import { loadLessons } from '@treefort/words';
import { Avatar } from '../play/avatar.tsx';
import { useLanguage } from '../shell/language.tsx';
import { Link } from '../shell/link.tsx';
import { useLoadedWords } from '../shell/loaded-words.ts';
import { go } from '../shell/navigation.ts';
import { Picture } from '../shell/picture.tsx';
import type { GameId } from '../table/game-id.ts';
import { botAt, createTable } from '../table/new-table.ts';

interface GraduationProps {
  readonly game: GameId;
  readonly onAgain: () => void;
}

/** The end of a tutorial: a real game is one tap away. */
export function TutorialEnd({ game, onAgain }: GraduationProps) {
  const { words, web } = useLanguage();
  const lessons = useLoadedWords(loadLessons);
  if (!lessons) return null;
  const bot = botAt(game, 1);
  const play = (): void => {
    const sitters = [{ name: web.t('newTable:me') }, bot];
    go({ at: 'play', id: createTable({ game, sitters, options: {} }) });
  };
  return (
    <main className="note sheet graduation">
      <Picture of="things/trophy" className="cup" />
      <h1>{lessons.t('learn:finished', { game: words[game].name })}</h1>
      <p>{lessons.t(`learn:${game}-finished`)}</p>
      <p className="row">
        <button type="button" className="button strong large" onClick={play}>
          <Avatar sitter={bot} seat={1} />
          {lessons.t('learn:play-bot', { bot: words.names([bot])[0]! })}
        </button>
      </p>
      <p className="row">
        <button type="button" className="button" onClick={onAgain}>
          {lessons.t('learn:all-again')}
        </button>
        <Link to={{ at: 'rules', game }} className="button quiet">
          {lessons.t('learn:read-rules')}
        </Link>
        <Link to={{ at: 'home' }} className="button quiet">
          {web.t('play:home')}
        </Link>
      </p>
    </main>
  );
}
