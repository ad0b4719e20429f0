/** Props of each way to prove who someone is. A second factor would take the password's place here. */
export interface ProofProps {
  /** The email address of the account that is signed in. */
  email: string;
  /** @throws ApiError 613 at `password` */
  prove: (password: string) => Promise<unknown>;
  onAnswer: (isProved: boolean) => void;
}
