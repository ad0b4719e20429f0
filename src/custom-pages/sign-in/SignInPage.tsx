/** `/store/login`. */
export const SignInPage = () => null;
