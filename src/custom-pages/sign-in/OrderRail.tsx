import Box from '@mui/material/Box';

interface Ticket {
  x: number;
  drop: number;
  turn: number;
  stage: string;
  lines: readonly number[];
  isDone?: boolean;
}

const tickets: readonly Ticket[] = [
  { x: 44, drop: 0, turn: -2, stage: '#5aa9f2', lines: [74, 52, 66] },
  { x: 182, drop: 10, turn: 1.5, stage: '#f3b14d', lines: [60, 78, 44, 66] },
  { x: 320, drop: -2, turn: -1, stage: '#f3b14d', lines: [70, 48] },
  { x: 458, drop: 6, turn: 2.5, stage: '#4fcf93', lines: [56, 72, 60], isDone: true },
];

const PaperTicket = ({ x, drop, turn, stage, lines, isDone }: Ticket) => {
  const height = 74 + lines.length * 18;
  return (
    <g transform={`translate(${x} ${72 + drop}) rotate(${turn} 54 0)`}>
      <path d={`M0 0h108v${height}${'l-9 7-9-7'.repeat(6)}z`} fill="#fff" />
      <rect width="108" height="8" fill={stage} />
      <rect x="14" y="22" width="34" height="9" rx="2" fill="#16202b" />
      <rect x="72" y="22" width="22" height="9" rx="4.5" fill={stage} />
      {lines.map((width, index) => (
        <rect key={width} x="14" y={46 + index * 18} width={width} height="6" rx="3" fill="#c6d2de" />
      ))}
      {isDone && (
        <g transform="translate(54 88)">
          <circle r="21" fill="#0b7347" />
          <path
            d="m-9 0 6 7L10-7"
            fill="none"
            stroke="#fff"
            strokeWidth="4.5"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </g>
      )}
    </g>
  );
};

const Steam = ({ x }: { x: number }) => (
  <path
    d={`M${x} 372c-9-13 9-19 0-33s9-19 0-32`}
    fill="none"
    stroke="#fff"
    strokeOpacity=".4"
    strokeWidth="5"
    strokeLinecap="round"
  />
);

/** A kitchen's pass: orders on the rail, a bowl and a bag on the counter, the bell. Drawn for this page. */
export default function OrderRail() {
  return (
    <Box
      component="svg"
      aria-hidden
      viewBox="0 0 630 500"
      preserveAspectRatio="xMidYMin meet"
      sx={{ flex: 1, minHeight: 0, inlineSize: '100%', maxHeight: 640, display: 'block', overflow: 'visible' }}
    >
      <path d="M-400 52h1400" stroke="#04182a" strokeOpacity=".45" strokeWidth="26" />
      <path d="M-400 46h1400" stroke="#9fb9cf" strokeWidth="18" />
      <path d="M-400 41h1400" stroke="#dbe7f1" strokeWidth="5" />
      {tickets.map((ticket) => (
        <PaperTicket key={ticket.x} {...ticket} />
      ))}
      <path d="M-400 56h1400" stroke="#7f9cb5" strokeWidth="8" />

      <path d="M-400 474h1400v900H-400z" fill="#04182a" fillOpacity=".38" />
      <path d="M-400 474h1400" stroke="#9fb9cf" strokeOpacity=".7" strokeWidth="6" />

      <Steam x={118} />
      <Steam x={150} />
      <Steam x={182} />
      <path d="M62 392h176c0 46-30 78-66 80h-44c-36-2-66-34-66-80z" fill="#f7f2ea" />
      <path d="M62 392h176c0 8-1 14-3 20H65c-2-6-3-12-3-20z" fill="#ffb84d" />
      <path d="M78 392c10-16 28-22 42-12 12-16 36-16 46 0 14-12 44-8 52 12z" fill="#4fcf93" />
      <circle cx="124" cy="383" r="10" fill="#ff8086" />
      <circle cx="178" cy="381" r="11" fill="#ff8086" />

      <path d="M312 346h122l9 126H303z" fill="#d9a566" />
      <path d="M434 346l9 126h-36l-4-126z" fill="#c28e50" />
      <path d="M312 346l9-14 10 14 10-14 10 14 10-14 11 14 10-14 10 14 10-14 10 14 10-14 12 14z" fill="#d9a566" />
      <path d="M345 372v-22a28 28 0 0 1 56 0v22" fill="none" stroke="#8a5f2b" strokeWidth="6" strokeLinecap="round" />
      <rect x="334" y="396" width="78" height="46" rx="5" fill="#fff" />
      <rect x="344" y="406" width="30" height="7" rx="3" fill="#16202b" />
      <rect x="344" y="419" width="58" height="5" rx="2.5" fill="#c6d2de" />
      <rect x="344" y="429" width="42" height="5" rx="2.5" fill="#c6d2de" />

      <path d="M500 456a40 40 0 0 1 80 0z" fill="#ffd28a" />
      <path
        d="M520 452a22 22 0 0 1 14-24"
        fill="none"
        stroke="#fff"
        strokeOpacity=".8"
        strokeWidth="5"
        strokeLinecap="round"
      />
      <path d="M540 416v-9m-9 0h18" stroke="#e6a94a" strokeWidth="8" strokeLinecap="round" />
      <rect x="490" y="456" width="100" height="16" rx="6" fill="#e6a94a" />
      <path
        d="M486 400l-14-9m24-14-8-14m106 37 14-9m-24-14 8-14"
        stroke="#ffd28a"
        strokeOpacity=".8"
        strokeWidth="5"
        strokeLinecap="round"
      />
    </Box>
  );
}
