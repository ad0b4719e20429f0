import LocalOfferIcon from '@mui/icons-material/LocalOfferOutlined';
import { limits } from '#contract/limits';
import { offerTargets, offerTypes } from '#contract/offers/offerTerms';
import { orderTypes } from '#contract/orders/statuses';
import { paths } from '../../config/paths';
import { defineResource } from '../defineResource';

/** Discounts by a code; `promo_code` on the wire. */
export const offers = defineResource('offers', {
  entity: 'promo_code',
  path: paths.offers,
  menu: 'top',
  label: 'shell.menu.offers',
  icon: LocalOfferIcon,
  permission: 'store/promocode',
  search: true,
  firstSort: { field: 'created_at', order: 'DESC' },
  importKind: 'offers',
  fields: {
    promo_code: { kind: 'text', required: true, max: 30 },
    name: { kind: 'multilingual', required: true, max: limits.nameMax, sort: true },
    is_active: { kind: 'boolean', blank: true },
    type: { kind: 'choice', required: true, choices: offerTypes, blank: 'percentage' },
    value: { kind: 'offer_value', required: true, alongside: ['type'] },
    promo_for: { kind: 'choice', required: true, choices: offerTargets, blank: 'order' },
    promo_apply_on: { kind: 'offer_targets' },
    max_discount: { kind: 'money', min: 1, help: true },
    recursion: { kind: 'recursion' },
    starts_at: { kind: 'date_time' },
    expires_at: { kind: 'date_time', sort: true },
    order_types: {
      kind: 'choices',
      min: 1,
      choices: orderTypes,
      choiceTexts: 'order.type',
      blank: [...orderTypes],
    },
    min_order_amount: { kind: 'money', min: 1, help: true },
    min_items: { kind: 'number', min: 1, max: 999 },
    is_first_order_only: { kind: 'boolean', blank: false, help: true },
    uses_max: { kind: 'number', min: 1, max: limits.placesMax, help: true },
    uses_per_customer: { kind: 'number', min: 1, max: limits.quantityMax, help: true },
    budget: { kind: 'money', min: 1, help: true },
    description: { kind: 'multilingual', max: limits.descriptionMax },
    image: { kind: 'image' },
  },
  form: {
    orders: ['order_types', ['min_order_amount', 'min_items'], 'is_first_order_only'],
    limits: [['uses_max', 'uses_per_customer'], 'budget'],
    customers: ['description', 'image'],
  },
});
