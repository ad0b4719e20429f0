import Tooltip from '@mui/material/Tooltip';

/** The tooltip at a control that has the pointer or the focus. */
export default function HintBubble({ text, anchor }: { text: string; anchor: HTMLElement }) {
  return (
    <Tooltip open title={text} slotProps={{ popper: { anchorEl: anchor, sx: { pointerEvents: 'none' } } }}>
      <span hidden />
    </Tooltip>
  );
}
