/** What can be said by one touch. It is sent by its id, so everybody reads it in their own language. */
export const PHRASES = [
  ...(['hello', 'good-luck', 'nice-move', 'thanks', 'oops', 'one-moment'] as const),
  ...(['your-turn', 'close-game', 'well-played', 'again', 'have-to-go', 'bye'] as const),
] as const;

export type Phrase = (typeof PHRASES)[number];
