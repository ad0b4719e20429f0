import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { OrderItem } from '#contract/entities/order';
import type { ChoiceRequest } from '../../components/menuPicker/choices';
import type { MenuIndex } from '../../components/menuPicker/menuIndex';
import { EditedLineRow } from './EditedLineRow';
import type { EditAction, EditedLine } from './editedLines';

interface EditedLinesProps {
  lines: readonly EditedLine[];
  /** Those that stay, as they will be. */
  items: readonly OrderItem[];
  menu: MenuIndex | undefined;
  currency: string;
  faults: Readonly<Record<string, string>>;
  text: (value: readonly string[]) => string;
  onEdit: (action: EditAction) => void;
  onOptions: (request: ChoiceRequest) => void;
}

/** The lines of an order that is being changed. */
export const EditedLines = ({ lines, items, menu, faults, onOptions, ...row }: EditedLinesProps) => {
  const t = useTranslate();
  const staying = lines.filter(({ isGone }) => !isGone);
  return (
    <>
      <Box component="ul" aria-label={t('orderChanges.edit.items')} sx={{ m: 0, p: 0 }}>
        {lines.map((line) => {
          const sold = menu?.items.get(line.item_id);
          const { id, quantity, note, modifiers } = line;
          return (
            <EditedLineRow
              key={id}
              {...row}
              line={line}
              item={items[staying.indexOf(line)]}
              sold={sold}
              fault={faults[id]}
              onOptions={() => sold && onOptions({ item: sold, line_id: id, quantity, note, modifiers })}
            />
          );
        })}
      </Box>
      {staying.length === 0 && (
        <Typography role="alert" sx={{ color: 'error.main', fontWeight: 550, mt: 1 }}>
          {t('orderChanges.edit.none_left')}
        </Typography>
      )}
    </>
  );
};
