import type { tableCodes as english } from '../en/tableCodes';

export const tableCodes: typeof english = {
  one: 'رمز QR',
  many: 'رموز QR',
  image: 'رمز QR للطاولة %{number}',
  detail: 'يمسح الضيوف الرمز الموجود على طاولتهم، فيقودهم إلى عنوان تلك الطاولة.',
  print: 'طباعة',
  download: 'تنزيل SVG',
  renew: 'رمز جديد',
  renew_title: 'هل تريد استبدال هذا الرمز؟',
  renew_detail: 'يتوقف الرمز الموجود على الطاولة عن العمل فورًا. اطبع الرمز الجديد وضعه هناك.',
  renewed: 'للطاولة رمز جديد.',
  failed: 'تعذّر تحميل الرموز.',
};
