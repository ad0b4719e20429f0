/** How react-admin's `SelectInput` looks in this product's forms. */
export const selectLook = {
  fullWidth: true,
  size: 'small',
  margin: 'none',
  variant: 'outlined',
  helperText: false,
  translateChoice: false,
} as const;
