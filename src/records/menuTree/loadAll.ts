import { limits } from '#contract/limits';
import { type ResourceName, raName } from '../../config/resources';
import { recordCalls } from '../../dataProvider/recordCalls';

/** Every record of a resource, in the order of the menu: a tree is of little use in pages. */
export async function loadAll<Rec>(name: ResourceName): Promise<Rec[]> {
  const page = async (number: number) => {
    const { data, count } = await recordCalls.list(raName(name), { page: number, perPage: limits.perPageMax });
    return { data: data as unknown as Rec[], count };
  };
  const first = await page(1);
  const others = Math.ceil(first.count / limits.perPageMax) - 1;
  const rest = await Promise.all(Array.from({ length: Math.max(0, others) }, (_, index) => page(index + 2)));
  return [first, ...rest].flatMap(({ data }) => data);
}
