let at = Date.now();
const note = () => {
  at = Date.now();
};

if (typeof window !== 'undefined') {
  for (const type of ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart']) {
    window.addEventListener(type, note, { passive: true, capture: true });
  }
}

/** For how long nobody has touched this page, in milliseconds. */
export const idleFor = (): number => Date.now() - at;
