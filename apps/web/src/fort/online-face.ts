import type { FortView } from '@treefort/fort';
import type { OnlineFace } from '../games/game-face.ts';
import { OrdersPanel } from './standing-orders.tsx';

export const fortOnline: OnlineFace<FortView> = { StandingOrders: OrdersPanel };
