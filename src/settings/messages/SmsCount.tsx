import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { smsParts, smsText } from '#contract/messages/smsParts';

interface SmsCountProps {
  title: string;
  content: string;
}

/** The parts that a text message is sent in, and the characters that make it expensive. */
export default function SmsCount(message: SmsCountProps) {
  const t = useTranslate();
  const text = smsText(message);
  const { parts, encoding, special, perPart, perPartInGsm7 } = smsParts(text);
  const texts = 'settings.messages.sms';
  return (
    <Typography variant="body2" color="text.secondary" role="status">
      {t(`${texts}.parts`, { parts, characters: [...text].length })}
      {encoding === 'UCS-2' &&
        ` ${t(`${texts}.special`, {
          ...{ fits: perPart, usual: perPartInGsm7, characters: special.slice(0, 8).join(' ') },
        })}`}
    </Typography>
  );
}
