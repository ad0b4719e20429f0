import { signInErrorTexts } from './codes/signInErrors';
import { signInPushTexts } from './codes/signInPush';
import { shellEntrance } from './shellEntrance';
import { signIn } from './signIn';

export const texts = { shell: shellEntrance, signIn, codes: { error: signInErrorTexts, push: signInPushTexts } };
