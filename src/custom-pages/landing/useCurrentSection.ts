import { useEffect, useState } from 'react';
import { type LandingSection, landingSections, scrollOffset } from './landingSections';

/** Some px more than a jump leaves, for a jump may stop a fraction of one too early. */
const reach = scrollOffset + 8;

function currentSection(): LandingSection {
  const { scrollHeight, clientHeight } = document.documentElement;
  // The last section may be too short to ever come up to its line.
  const isAtEnd = scrollHeight > clientHeight && window.scrollY + clientHeight >= scrollHeight - 2;
  if (isAtEnd) return 'themes';
  const reached = landingSections.filter((name) => {
    const top = document.getElementById(name)?.getBoundingClientRect().top;
    return top !== undefined && top <= reach;
  });
  return reached.at(-1) ?? 'home';
}

/** The section that is being read. */
export function useCurrentSection(): LandingSection {
  const [section, setSection] = useState<LandingSection>('home');
  useEffect(() => {
    const look = () => setSection(currentSection());
    look();
    window.addEventListener('scroll', look, { passive: true });
    window.addEventListener('resize', look);
    return () => {
      window.removeEventListener('scroll', look);
      window.removeEventListener('resize', look);
    };
  }, []);
  return section;
}
