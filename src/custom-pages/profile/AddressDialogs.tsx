import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import type { VerifiedChannel } from '#contract/access';
import type { ReplyOf } from '#contract/calls/index';
import type { Profile } from '#contract/entities/profile';
import type { StoreDataProvider } from '../../dataProvider/index';
import { AddressCodeDialog } from './AddressCodeDialog';
import type { AddressRequest, SentAddressCode } from './addressRequest';
import { NewAddressDialog } from './NewAddressDialog';

interface AddressDialogsProps {
  channel: VerifiedChannel;
  /** Gets the changed account, and in a demo the notice to the old address. */
  onChanged: (profile: Profile, notice: ReplyOf<'confirm_address_change'>['demo_message']) => void;
  onClose: () => void;
}

/** Changes an email address or a phone number: first the new one, then the code that was sent to it. */
export default function AddressDialogs({ channel, onChanged, onClose }: AddressDialogsProps) {
  const dataProvider = useDataProvider<StoreDataProvider>();
  const [sent, setSent] = useState<{ request: AddressRequest; code: SentAddressCode } | null>(null);
  const send = async (request: AddressRequest) => {
    const code = await dataProvider.requestAddressChange(request);
    setSent({ request, code });
  };
  if (!sent) return <NewAddressDialog channel={channel} send={send} onClose={onClose} />;
  return (
    <AddressCodeDialog
      key={sent.code.ticket}
      channel={channel}
      code={sent.code}
      resend={() => send(sent.request)}
      onChanged={onChanged}
      onClose={onClose}
    />
  );
}
