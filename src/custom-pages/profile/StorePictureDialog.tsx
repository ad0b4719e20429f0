import { useDataProvider, useNotify, useTranslate } from 'react-admin';
import { successCodes } from '#contract/codes/successCodes';
import type { Image } from '#contract/entities/image';
import { ImageInput } from '../../components/inputs/images/ImageInput';
import type { StoreDataProvider } from '../../dataProvider/index';
import { DialogForm, useDialogForm } from '../../records/form/DialogForm';
import { getSession, setSession } from '../../session/session';

interface StorePictureDialogProps {
  image: Image | null;
  onClose: () => void;
}

/** Chooses, crops or removes the store's picture. */
export default function StorePictureDialog({ image, onClose }: StorePictureDialogProps) {
  const t = useTranslate();
  const notify = useNotify();
  const dataProvider = useDataProvider<StoreDataProvider>();
  const form = useDialogForm({
    record: { version: 1, image },
    valuesOf: (record) => ({ image: record?.image ?? null }),
    save: async ({ image: chosen }) => {
      const { store } = await dataProvider.updateImage({ image: chosen && { _id: chosen._id } });
      const session = getSession();
      if (session) setSession({ ...session, store: { ...session.store, ...store } });
      notify(`codes.success.${successCodes.IMAGE_UPDATED}`, { type: 'success' });
      onClose();
    },
  });
  return (
    <DialogForm title={t('images.of_store.title')} form={form} canSave={form.isDirty} maxWidth="sm" onClose={onClose}>
      <ImageInput source="image" helperText="images.of_store.detail" />
    </DialogForm>
  );
}
