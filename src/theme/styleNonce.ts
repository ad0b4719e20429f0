/**
 * This page's nonce, which the server wrote into index.html. The content policy only allows `<style>` elements with
 * it. Empty in development and tests, which have no policy.
 */
export const styleNonce = document.querySelector<HTMLStyleElement>('style[nonce]')?.nonce ?? '';
