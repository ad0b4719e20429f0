export const carousel = {
  label: 'Pictures',
  previous: 'Previous picture',
  next: 'Next picture',
  position: 'Picture %{position} of %{count}',
};
