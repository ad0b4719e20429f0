export const carousel = {
  previous: 'Previous picture',
  next: 'Next picture',
  position: 'Picture %{position} of %{count}',
  show: 'Show picture %{position}',
  earlier: 'Earlier pictures',
  later: 'Later pictures',
  role: 'carousel',
  slide: 'picture',
};
