export { type Line, LineSplitter, LONGEST_LINE } from './lines.ts';
export { Referee, tooLong } from './referee.ts';
export type { Refused, Reply, Why } from './reply.ts';
