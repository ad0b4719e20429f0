/** Reasons that the range of a group can have. */
const ofRange: readonly string[] = ['min_over_max', 'max_over_stock', 'required_with_min_0', 'defaults_over_max'];

/**
 * Why nobody could answer a group's question, said alike while one types and where the server refuses it.
 *
 * @returns nothing for a code that is none of a range
 */
export function rangeProblemText(code: string, params: Record<string, unknown> = {}) {
  if (!ofRange.includes(code)) return undefined;
  if (code === 'max_over_stock' && params.in_stock === 0)
    return { message: 'modifierGroups.range_problem.none_in_stock', args: {} };
  return {
    message: `modifierGroups.range_problem.${code}`,
    args: { ...params, smart_count: Number(Object.values(params).at(-1) ?? 0) },
  };
}
