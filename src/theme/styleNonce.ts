/**
 * The nonce of this page, which the server wrote into index.html: the content policy allows `<style>` elements only with
 * it. Empty in development and in tests, where no policy asks for one.
 */
export const styleNonce = document.querySelector<HTMLStyleElement>('style[nonce]')?.nonce ?? '';
