import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Order, OrderItem } from '#contract/entities/order';
import { isMade } from '#contract/orders/rounds';
import { useStoreFormat } from '../../components/store/useStoreFormat';
import type { ChoiceRequest } from '../menu/choices';
import { ItemDialog } from '../menu/ItemDialog';
import type { MenuIndex } from '../menu/menuIndex';
import { MenuPickerProvider } from '../menu/menuPickerContext';
import { useChoosing } from '../menu/useChoosing';
import { EditedLineRow } from './EditedLineRow';
import { EditorMenu, MenuAbsent } from './EditorMenu';
import type { EditAction, EditedLine } from './editedLines';

interface EditedLinesProps {
  lines: readonly EditedLine[];
  /** The remaining items in their new state. */
  items: readonly OrderItem[];
  menu: MenuIndex | undefined;
  currency: string;
  /** The order is new, and would be rejected rather than cancelled. */
  isNew: boolean;
  isMade: (line: EditedLine) => boolean;
  errors: Readonly<Record<string, string>>;
  text: (value: readonly string[]) => string;
  onEdit: (action: EditAction) => void;
  onOptions: (request: ChoiceRequest) => void;
}

/** The lines of an order that is being changed. */
const EditedLines = ({ lines, items, menu, isNew, isMade, errors, onOptions, ...row }: EditedLinesProps) => {
  const t = useTranslate();
  const staying = lines.filter(({ isGone }) => !isGone);
  const list = useRef<HTMLUListElement>(null);
  const seen = useRef(lines.length);
  useEffect(() => {
    // An added line is the last one, and may be out of view.
    if (lines.length > seen.current) list.current?.lastElementChild?.scrollIntoView?.({ block: 'nearest' });
    seen.current = lines.length;
  }, [lines.length]);
  return (
    <>
      <Box component="ul" ref={list} aria-label={t('orderChanges.edit.items')} sx={{ m: 0, p: 0 }}>
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
              isMade={isMade(line)}
              error={errors[id]}
              onOptions={() => sold && onOptions({ item: sold, line_id: id, quantity, note, modifiers })}
            />
          );
        })}
      </Box>
      {lines.length > 0 && staying.length === 0 && (
        <Typography role="alert" sx={{ color: 'error.main', fontWeight: 550, mt: 1 }}>
          {t(isNew ? 'orderChanges.edit.none_left_new' : 'orderChanges.edit.none_left')}
        </Typography>
      )}
    </>
  );
};

const noMenu: MenuIndex = {
  items: new Map(),
  groups: new Map(),
  modifiers: new Map(),
  sections: [],
  tables: [],
  combinations: [],
};

interface EditorPlacesProps {
  isNarrow: boolean;
  order: Order;
  lines: readonly EditedLine[];
  items: readonly OrderItem[];
  menu: MenuIndex | undefined;
  isMenuFailed: boolean;
  onMenuRetry: () => void;
  errors: Readonly<Record<string, string>>;
  failure: string | null;
  onEdit: (action: EditAction) => void;
  onChosen: (chosen: ChoiceRequest) => void;
}

/** An area that scrolls separately. */
const Place = ({ width, isShown, children }: { width?: number; isShown: boolean; children: ReactNode }) => (
  <Box
    hidden={!isShown}
    sx={{
      flex: width ? `0 0 ${width}px` : 1,
      minInlineSize: 0,
      overflowY: 'auto',
      px: { xs: 2, md: 3 },
      pb: 2,
      ...(width ? { borderInlineStart: '1px solid', borderColor: 'divider' } : {}),
    }}
  >
    {children}
  </Box>
);

/** The order's lines and the menu: side by side, or one at a time on a phone, where guests at a table order more. */
export const EditorLayout = (props: EditorPlacesProps) => {
  const { isNarrow, order, lines, items, menu, isMenuFailed, onMenuRetry, errors, failure, onEdit, onChosen } = props;
  const t = useTranslate();
  const { text, money } = useStoreFormat();
  const [shown, setShown] = useState<'items' | 'menu'>(order.order_type === 'table' ? 'menu' : 'items');
  const { request, setRequest, pick, ask, done } = useChoosing(menu ?? noMenu, onChosen);
  const picking = useMemo(() => ({ menu: menu ?? noMenu, text, money }), [menu, text, money]);
  return (
    <>
      {isNarrow && (
        <ToggleButtonGroup
          exclusive
          fullWidth
          color="primary"
          value={shown}
          onChange={(_, side) => side && setShown(side)}
          sx={{ px: 2, pb: 1 }}
        >
          <ToggleButton value="items" sx={{ minBlockSize: 44 }}>
            {t('orderChanges.edit.items')}
          </ToggleButton>
          <ToggleButton value="menu" sx={{ minBlockSize: 44 }}>
            {t('orderChanges.edit.menu')}
          </ToggleButton>
        </ToggleButtonGroup>
      )}
      {failure && (
        <Alert severity="error" sx={{ mx: { xs: 2, md: 3 }, mb: 1 }}>
          {failure}
        </Alert>
      )}
      <Box sx={{ flex: 1, minBlockSize: 0, display: 'flex' }}>
        <Place isShown={!isNarrow || shown === 'menu'}>
          {menu ? (
            <EditorMenu menu={menu} order={order} lines={lines} onPick={pick} onOptions={ask} />
          ) : (
            <MenuAbsent isError={isMenuFailed} onRetry={onMenuRetry} />
          )}
        </Place>
        <Place {...(isNarrow ? {} : { width: 400 })} isShown={!isNarrow || shown === 'items'}>
          <EditedLines
            lines={lines}
            items={items}
            menu={menu}
            currency={order.currency}
            isNew={order.allowed_actions.includes('reject')}
            isMade={({ orderLine }) => orderLine !== undefined && isMade(order, orderLine)}
            errors={errors}
            text={text}
            onEdit={onEdit}
            onOptions={setRequest}
          />
        </Place>
      </Box>
      {request && (
        <MenuPickerProvider value={picking}>
          <ItemDialog request={request} onDone={done} onClose={() => setRequest(null)} />
        </MenuPickerProvider>
      )}
    </>
  );
};
