import { boards } from './boards';
import { createOrder } from './createOrder';
import { order } from './order';
import { realtime } from './realtime';
import { shell } from './shell';
import { signIn } from './signIn';

/** Texts of the product itself, one file a part of it. */
export const app = { boards, createOrder, order, realtime, shell, signIn };
