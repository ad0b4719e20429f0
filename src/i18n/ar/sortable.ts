import type { sortable as english } from '../en/sortable';

export const sortable: typeof english = {
  handle: 'نقل %{name}',
  how: 'مفتاح المسافة للرفع، ومفاتيح الأسهم للنقل، والمسافة مرة أخرى للإفلات، وEsc للإعادة إلى المكان الأول. أو بالسحب.',
  place: 'الموضع %{position} من %{total}',
  place_in: 'الموضع %{position} من %{total} في %{group}',
  lifted: 'تم رفع %{name}، %{where}.',
  moved: '%{name}: %{where}.',
  dropped: 'تم إفلات %{name}، %{where}.',
  cancelled: 'تمت إعادة %{name}، %{where}.',
};
