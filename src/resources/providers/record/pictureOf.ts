/** A picture that a call gave in base64, for an `img`. */
export const pictureOf = ({ content_type, content = '' }: { content_type: string; content?: string | undefined }) =>
  `data:${content_type};base64,${content}`;
