import type { OnlineFace } from '../games/game-face.ts';
import { OrdersPanel } from './standing-orders.tsx';

export const fortOnline: OnlineFace = { StandingOrders: OrdersPanel };
