type Together<Union> = (Union extends unknown ? (each: Union) => void : never) extends (all: infer All) => void
  ? All
  : never;

/** Merges one part of every entry of a registry into one object; empty if the registry is empty. */
type Joined<Registry extends Record<string, { [Name in Part]: object }>, Part extends string> = [
  keyof Registry,
] extends [never]
  ? Record<never, never>
  : Together<Registry[keyof Registry][Part]>;

/**
 * @param part the name of the part in every entry
 * @example joined({ notice: { calls: { get_notice } }, tax: { calls: { get_tax } } }, 'calls') // { get_notice, get_tax }
 */
export const joined = <Registry extends Record<string, { [Name in Part]: object }>, Part extends string>(
  registry: Registry,
  part: Part,
): Joined<Registry, Part> => Object.assign({}, ...Object.values(registry).map((entry) => entry[part]));
