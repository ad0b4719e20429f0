/** After so many minutes somebody may be elsewhere: the list says it in other words, the map draws them faint. */
export const positionHoldsMinutes = 3;
