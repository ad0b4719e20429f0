import { useTranslate } from 'react-admin';
import { NoticeBar } from './NoticeBar';
import { useSoundSettings } from './soundSettings';
import { unblockSpeaker, useSpeakerState } from './speaker';

/** Whether the browser keeps quiet a device that is meant to ring. */
export function useIsSoundBlocked(): boolean {
  const { isMuted, volume } = useSoundSettings();
  return useSpeakerState() === 'blocked' && !isMuted && volume > 0;
}

/** Says that the browser keeps quiet until somebody taps the page, and offers the tap. */
export const SoundBlockedBanner = () => {
  const t = useTranslate();
  return (
    <NoticeBar
      severity="warning"
      text={t('boards.sound.blocked_banner')}
      button={t('boards.sound.allow')}
      onClick={() => void unblockSpeaker()}
    />
  );
};
