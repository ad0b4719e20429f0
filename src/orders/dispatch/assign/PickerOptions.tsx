import DeclinedIcon from '@mui/icons-material/DoNotDisturbOnOutlined';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import type { DispatchProvider } from '#contract/entities/provider';
import { fullName } from '#contract/providers/fullName';
import { noLoad } from '../people/loads';
import { PersonAvatar } from '../people/PersonAvatar';
import { PersonFacts } from '../people/PersonFacts';
import type { Obstacle } from './whyNot';

const optionPadding = 10;

const List = styled('div')(({ theme: { palette, shape } }) => ({
  display: 'grid',
  gap: 2,
  overflowY: 'auto',
  // The options' texts align with the title and the field.
  marginInline: -optionPadding,
  '& [role="option"]': {
    display: 'flex',
    alignItems: 'center',
    gap: 10,
    minBlockSize: 60,
    paddingInline: optionPadding,
    paddingBlock: 6,
    borderRadius: shape.borderRadius,
    cursor: 'pointer',
  },
  '& [role="option"]:hover': { background: palette.action.hover },
  '& [aria-selected="true"]': {
    background: `color-mix(in srgb, ${palette.primary.main} 8%, ${palette.background.paper})`,
    outline: `2px solid ${palette.primary.main}`,
    outlineOffset: -2,
  },
  '& [aria-disabled="true"]': { cursor: 'not-allowed', color: palette.text.secondary },
}));

interface PickerOptionsProps {
  id: string;
  /** `null`: the automatic search. */
  options: readonly (DispatchProvider | null)[];
  active: number;
  autoIcon: ReactNode;
  obstacleFor: (person: DispatchProvider | null) => Obstacle | null;
  /** Which orders a person has declined. */
  declinedText: (personId: string) => string | undefined;
  onTake: (person: DispatchProvider | null) => void;
}

/** The picker's people, below its field. The field keeps the focus and names the option that Enter selects. */
export const PickerOptions = ({
  id,
  options,
  active,
  autoIcon,
  obstacleFor,
  declinedText,
  onTake,
}: PickerOptionsProps) => {
  const t = useTranslate();
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView?.({ block: 'nearest' });
  }, [active]);
  return (
    <List ref={list} id={id} role="listbox" aria-label={t('dispatch.people.title')}>
      {options.map((person, index) => {
        const obstacle = obstacleFor(person);
        const name = person ? fullName(person) : '';
        const declined = person && declinedText(person._id);
        return (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field above has the focus and its keys
          // biome-ignore lint/a11y/useFocusableInteractive: named by aria-activedescendant of the field
          <div
            key={person?._id ?? 'auto'}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === active}
            aria-disabled={obstacle ? true : undefined}
            onClick={() => onTake(person)}
          >
            {person ? (
              <>
                <PersonAvatar person={person} />
                <Box sx={{ minInlineSize: 0 }}>
                  <Box sx={{ fontWeight: 600 }}>
                    <bdi>{name}</bdi>
                  </Box>
                  {declined && (
                    <Box
                      sx={{ display: 'flex', alignItems: 'center', gap: 0.5, fontSize: '0.8125rem', fontWeight: 550 }}
                    >
                      <DeclinedIcon aria-hidden sx={{ fontSize: 16, color: 'warning.main' }} />
                      {declined}
                    </Box>
                  )}
                  {obstacle ? (
                    <Box sx={{ fontSize: '0.8125rem' }}>{t(`dispatch.obstacle.${obstacle}`, { name })}</Box>
                  ) : (
                    <PersonFacts person={person} load={noLoad} />
                  )}
                </Box>
              </>
            ) : (
              <>
                <Box sx={{ inlineSize: 36, display: 'grid', placeItems: 'center', color: 'primary.main' }} aria-hidden>
                  {autoIcon}
                </Box>
                <Box>
                  <Box sx={{ fontWeight: 600 }}>{t('dispatch.picker.auto')}</Box>
                  <Box sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>{t('dispatch.picker.auto_detail')}</Box>
                </Box>
              </>
            )}
          </div>
        );
      })}
    </List>
  );
};
