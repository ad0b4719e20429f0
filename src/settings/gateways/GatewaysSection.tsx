import Box from '@mui/material/Box';
import { type OfferedGateway, offeredGateways } from '#contract/payments/gateways';
import type { SectionProps } from '../../descriptors/defineSettings';
import { FieldSections } from '../../records/form/FieldSections';
import { SectionForm } from '../page/SectionForm';
import { GatewayState } from './GatewayState';

/** The fields of each gateway, its keys first. */
const rows: Readonly<Record<OfferedGateway, readonly string[]>> = {
  stripe: ['stripe_secret', 'stripe_webhook'],
  paystack: ['paystack_secret'],
  payu: ['payu_merchant', 'payu_secret', 'payu_authorization'],
  paypal: ['paypal_public', 'paypal_secret', 'paypal_webhook'],
};

const errorCodes: readonly string[] = ['gateway_needed', 'gateway_twice', 'gateway_not_checked'];

const GatewayFields = ({ section: { fields, texts } }: SectionProps) => (
  <>
    <FieldSections
      fields={fields}
      form={{ order: [['first_gateway', 'second_gateway']] }}
      titleOf={(group) => `${texts}.section.${group}`}
    />
    {offeredGateways.map((name) => (
      <Box key={name}>
        <FieldSections
          fields={fields}
          form={{ [name]: rows[name] }}
          titleOf={() => `${texts}.choice.gateway.${name}`}
        />
        <GatewayState name={name} texts={texts} />
      </Box>
    ))}
  </>
);

/** Which gateways take card payments, their keys, and how they are doing. */
export default function GatewaysSection({ section }: SectionProps) {
  return (
    <SectionForm
      section={section}
      fields={<GatewayFields section={section} />}
      errorText={({ code }) =>
        errorCodes.includes(String(code)) ? { message: `${section.texts}.error.${String(code)}` } : undefined
      }
    />
  );
}
