/** Code of a field error: what the secret is sent to would change, so it has to be given again. */
export const typeSecretAgain = 'type_secret_again';
