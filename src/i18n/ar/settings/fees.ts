import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'يسري على الطلبات الجديدة. تحتفظ الطلبات المفتوحة برسومها.',
  field: {
    mode: 'طريقة الحساب',
    percentage: 'النسبة',
    area_price: 'سعر موحد',
    bands: 'الأسعار حسب المسافة',
    base_price: 'السعر الأساسي',
    base_price_distance: 'المسافة المشمولة',
    price_per_unit_distance: 'السعر لكل كيلومتر أو ميل',
    price_per_unit_time: 'السعر لكل دقيقة',
    min_fare: 'الحد الأدنى للرسوم',
    free_delivery_above: 'مجاني لطلب قيمته من',
    free_delivery_radius: 'مجاني ضمن مسافة',
    radius: 'التوصيل ضمن مسافة',
  },
  choice: {
    mode: {
      absolute: 'حسب المسافة',
      percentage: 'كنسبة من سعر الأصناف',
    },
  },
} satisfies SettingsTexts;
