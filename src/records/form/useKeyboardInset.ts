import { useEffect, useState } from 'react';

/** How many px of the page's lower end an on-screen keyboard covers; browsers that shrink the page instead say 0. */
export function useKeyboardInset(): number {
  const [inset, setInset] = useState(0);
  useEffect(() => {
    const viewport = window.visualViewport;
    if (!viewport) return;
    const measure = () => {
      const covered = window.innerHeight - viewport.height - viewport.offsetTop;
      // Pinching in makes the viewport smaller too, and is no keyboard.
      setInset(viewport.scale === 1 ? Math.max(0, Math.round(covered)) : 0);
    };
    viewport.addEventListener('resize', measure);
    viewport.addEventListener('scroll', measure);
    return () => {
      viewport.removeEventListener('resize', measure);
      viewport.removeEventListener('scroll', measure);
    };
  }, []);
  return inset;
}
