import { boards } from './boards';
import { createOrder } from './createOrder';
import { order } from './order';
import { shell } from './shell';
import { signIn } from './signIn';

/** Texts of the product itself, one file a part of it. */
export const app = { boards, createOrder, order, shell, signIn };
