import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'تسري على الطلبات الجديدة. تحتفظ الطلبات المفتوحة برسومها.',
  field: {
    mode: 'طريقة حساب الرسوم',
    percentage: 'النسبة',
    area_price: 'رسوم ثابتة',
    bands: 'الأسعار حسب المسافة',
    base_price: 'السعر الأساسي',
    base_price_distance: 'المسافة المشمولة في السعر الأساسي',
    price_per_unit_distance: 'السعر لكل كيلومتر أو ميل',
    price_per_unit_time: 'السعر لكل دقيقة',
    min_fare: 'الحد الأدنى للرسوم',
    free_delivery_above: 'مجاني للطلبات بقيمة لا تقل عن',
    free_delivery_radius: 'مجاني ضمن مسافة',
    radius: 'التوصيل ضمن مسافة',
  },
  choice: {
    mode: {
      absolute: 'حسب المسافة',
      percentage: 'نسبة من قيمة الأصناف',
    },
  },
} satisfies SettingsTexts;
