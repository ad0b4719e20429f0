import type { OfferedGateway } from '#contract/payments/gateways';
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

/** Where the texts of the section's own errors are. */
const errorKeys: Readonly<Record<string, string>> = {
  gateway_needed: 'error.gateway_needed',
  gateway_twice: 'error.gateway_twice',
  gateway_not_checked: 'error.gateway_not_checked',
  payments_held: 'error.payments_held',
  gateway_no_answer: 'result.unreachable',
};

const GatewayFields = ({ section: { fields, texts } }: SectionProps) => (
  <>
    <FieldSections
      fields={fields}
      form={{ order: [['first_gateway', 'second_gateway']] }}
      titleOf={(group) => `${texts}.section.${group}`}
    />
    <FieldSections
      fields={fields}
      form={rows}
      titleOf={(name) => `${texts}.choice.gateway.${name}`}
      below={(name) => <GatewayState name={name} texts={texts} />}
    />
  </>
);

/** Which gateways take card payments, their keys, and how they are doing. */
export default function GatewaysSection({ section }: SectionProps) {
  return (
    <SectionForm
      section={section}
      fields={<GatewayFields section={section} />}
      errorText={({ code, params = {} }) =>
        code in errorKeys ? { message: `${section.texts}.${errorKeys[code]}`, args: params } : undefined
      }
    />
  );
}
