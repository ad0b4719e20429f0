import type { texts as english } from '../en/entrance';
import { signInErrorTexts } from './codes/signInErrors';
import { signInPushTexts } from './codes/signInPush';
import { shellEntrance } from './shellEntrance';
import { signIn } from './signIn';

export const texts: typeof english = {
  shell: shellEntrance,
  signIn,
  codes: { error: signInErrorTexts, push: signInPushTexts },
};
