import type { carousel as english } from '../en/carousel';

export const carousel: typeof english = {
  previous: 'الصورة السابقة',
  next: 'الصورة التالية',
  position: 'الصورة %{position} من %{count}',
  show: 'عرض الصورة %{position}',
  earlier: 'الصور السابقة',
  later: 'الصور التالية',
  role: 'معرض صور',
  slide: 'صورة',
};
