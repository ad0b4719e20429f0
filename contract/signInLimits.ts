/** Limits of what people sign in with. Apart from the other limits, which the sign-in page doesn't need. */
export const signInLimits = {
  passwordMin: 6,
  passwordMax: 200,
  emailMax: 254,
} as const;
