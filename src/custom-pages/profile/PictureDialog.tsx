import { useNotify, useTranslate } from 'react-admin';
import { successCodes } from '#contract/codes/successCodes';
import type { Image } from '#contract/entities/image';
import { ImageInput } from '../../components/inputs/images/ImageInput';
import { DialogForm, useDialogForm } from '../../records/form/DialogForm';

interface PictureDialogProps {
  /** Translation keys. */
  title: string;
  detail: string;
  image: Image | null;
  save: (image: { _id: string } | null) => Promise<void>;
  onClose: () => void;
}

/** Chooses, crops or removes a picture. */
export default function PictureDialog({ title, detail, image, save, onClose }: PictureDialogProps) {
  const t = useTranslate();
  const notify = useNotify();
  const form = useDialogForm({
    record: { version: 1, image },
    valuesOf: (record) => ({ image: record?.image ?? null }),
    save: async ({ image: chosen }) => {
      await save(chosen && { _id: chosen._id });
      notify(`codes.success.${successCodes.IMAGE_UPDATED}`, { type: 'success' });
      onClose();
    },
  });
  return (
    <DialogForm title={t(title)} form={form} canSave={form.isDirty} maxWidth="sm" onClose={onClose}>
      <ImageInput source="image" helperText={detail} />
    </DialogForm>
  );
}
