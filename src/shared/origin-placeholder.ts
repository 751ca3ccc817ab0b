/** Stands in built pages for the address of the installation, which only the running server knows and writes in its place. */
export const originPlaceholder = 'https://origin.invalid';
