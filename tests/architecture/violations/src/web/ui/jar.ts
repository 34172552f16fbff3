// caught by import(no-default-export): default
export default 3
