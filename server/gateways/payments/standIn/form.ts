/** Parameters of a request: `metadata[reference]=5` is `{ metadata: { reference: '5' } }`, and `expand[0]` an array. */
export type Params = { [Name in string]?: string | Params | Params[] | string[] };

type Node = { [Name in string]?: string | Node };

/** An object whose names are all numbers is an array. */
function withArrays(node: Node): Params | Params[] | string[] {
  const names = Object.keys(node);
  const values = Object.entries(node).map(
    ([name, value]) => [name, typeof value === 'object' ? withArrays(value) : value] as const,
  );
  if (names.length > 0 && names.every((name) => /^\d+$/.test(name)))
    return values.map(([, value]) => value) as string[];
  return Object.fromEntries(values) as Params;
}

/** Reads form data whose names have brackets, as the gateway's SDK writes it. */
export function readForm(text: string): Params {
  const root: Node = Object.create(null);
  for (const [name, value] of new URLSearchParams(text)) {
    const path = name.replaceAll(']', '').split('[');
    let node = root;
    path.forEach((part, index) => {
      const key = part === '' ? String(Object.keys(node).length) : part;
      if (index === path.length - 1) {
        node[key] = value;
        return;
      }
      const inner = node[key];
      const next: Node = typeof inner === 'object' ? inner : Object.create(null);
      node[key] = next;
      node = next;
    });
  }
  return withArrays(root) as Params;
}
