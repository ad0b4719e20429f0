import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect:
    'الطلبات الجديدة من الآن؛ الطلبات المفتوحة تحتفظ بسعرها ومواعيدها. مهلة الرد وحدها تسري أيضًا على الطلبات المنتظرة.',
  waiting: 'يسري أيضًا على الطلبات المنتظرة الآن. الطلبات المجدولة تنتظر موعدها. الطلبات التي يسجّلها فريقكم تُقبل فورًا.',
  section: {
    taking: 'استقبال الطلبات',
    times: 'المواعيد',
    answering: 'الرد على الطلبات',
    handover: 'التسليم',
    note: 'ملاحظة للعملاء',
  },
  field: {
    is_business: 'استقبال الطلبات',
    is_delivery_on: 'التوصيل',
    is_pickup_on: 'الاستلام',
    is_table_on: 'الطاولة',
    minimum_order_price: 'الحد الأدنى للطلب',
    preparation_time: 'وقت التحضير',
    pickup_time: 'حتى جاهزية طلب الاستلام',
    delivery_time_min: 'أقل مدة للتوصيل',
    delivery_time: 'أقصى مدة للتوصيل',
    is_ask_estimated_time_for_ready_order: 'طلب عدد الدقائق عند القبول',
    is_auto_accept: 'القبول تلقائيًا',
    answer_within: 'الدقائق قبل رفض الطلب الجديد',
    change_answer_within: 'دقائق الموافقة على تغيير',
    is_confirmation_code_required_at_delivery: 'طلب رمز عند التوصيل',
    is_confirmation_code_required_at_pickup: 'طلب رمز عند الاستلام',
    customer_note: 'ملاحظة للعملاء',
  },
  help: {
    is_business: 'إذا أُوقف هذا فلا يمكن تسجيل أي طلب جديد، حتى من فريقكم.',
    minimum_order_price: 'لقيمة الأصناف، للتوصيل والاستلام.',
    preparation_time: 'يُقترح عند القبول، وتُحسب عليه المواعيد الموعودة.',
    delivery_time: 'تُحسب عليه المواعيد الموعودة.',
    delivery_time_min: 'يُخبَر العملاء بالمدة بين القيمتين.',
    customer_note: 'يقرؤها العملاء قبل الطلب. وعندما تسجّل الطلب بنفسك، يُذكّرك التطبيق بها.',
    answer_within: 'إذا لم يقبل أحد الطلب أو يرفضه خلال هذه المدة، يُرفض تلقائيًا ويُعاد المبلغ إلى العميل.',
    change_answer_within: 'بعدها يبقى الطلب كما كان.',
  },
} satisfies SettingsTexts;
