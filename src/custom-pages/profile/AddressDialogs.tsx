import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import type { VerifiedChannel } from '#contract/access';
import type { ReplyOf } from '#contract/calls/index';
import type { Profile } from '#contract/entities/profile';
import type { StoreDataProvider } from '../../dataProvider/index';
import { AddressCodeDialog } from './AddressCodeDialog';
import type { AddressRequest } from './addressRequest';
import { type KeptAddressChange, readAddressChange, writeAddressChange } from './keptAddressChange';
import { NewAddressDialog } from './NewAddressDialog';

interface AddressDialogsProps {
  channel: VerifiedChannel;
  /** The account had no such address, so the notice of the change goes elsewhere. */
  isFirst: boolean;
  /** Gets the changed account, and in a demo the notice to the old address. */
  onChanged: (profile: Profile, notice: ReplyOf<'confirm_address_change'>['demo_message']) => void;
  onClose: () => void;
}

/** Changes an email address or a phone number: first the new one, then the code that was sent to it. */
export default function AddressDialogs({ channel, isFirst, onChanged, onClose }: AddressDialogsProps) {
  const dataProvider = useDataProvider<StoreDataProvider>();
  const [sent, setSent] = useState(() => readAddressChange(channel));
  const keep = (change: KeptAddressChange | null) => {
    writeAddressChange(change);
    setSent(change);
  };
  const send = async (request: AddressRequest) => {
    const code = await dataProvider.requestAddressChange(request);
    keep({ request, code });
  };
  if (!sent) return <NewAddressDialog channel={channel} send={send} onClose={onClose} />;
  return (
    <AddressCodeDialog
      key={sent.code.ticket}
      channel={channel}
      isFirst={isFirst}
      request={sent.request}
      code={sent.code}
      resend={() => send(sent.request)}
      changeAddress={() => keep(null)}
      onChanged={(profile, notice) => {
        writeAddressChange(null);
        onChanged(profile, notice);
      }}
      onClose={onClose}
    />
  );
}
