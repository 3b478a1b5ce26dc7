import { z } from 'zod';
import { commandReply } from './command-reply.ts';
import { news, peopleNews, reconnectNotice } from './news.ts';
import type { Wire } from './wire.ts';

/** Everything that a server sends over WebSocket. */
export const serverMessage = z.union([news, peopleNews, commandReply, reconnectNotice]);

export type ServerMessage = Wire<typeof serverMessage>;
