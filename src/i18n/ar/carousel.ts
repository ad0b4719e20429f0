import type { carousel as english } from '../en/carousel';

export const carousel: typeof english = {
  label: 'الصور',
  previous: 'الصورة السابقة',
  next: 'الصورة التالية',
  position: 'الصورة %{position} من %{count}',
};
